"""Pictures as SVG text: elements, colours, icons, pieces, gears, the style sheet; knows no game."""
