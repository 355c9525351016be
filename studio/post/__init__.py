"""What happens to a render after Blender: denoising, grading, measuring."""
