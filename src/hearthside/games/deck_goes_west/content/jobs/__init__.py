"""Jobs as a language: notation, program, words and icons."""
