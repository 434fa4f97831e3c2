"""Train the nets of the evaluators: self-play, fitting, matches, generation after generation."""
