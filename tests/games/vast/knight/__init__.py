"""The Knight in the Manor."""
