"""Game-independent SVG drawing: elements, colours, icons, pieces, gears and the style sheet."""
