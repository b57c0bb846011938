/**
 * The widths and heights in pixels in which `/images/` serves pictures. A fixed list, which is also all that pages use, so that requests
 * cannot fill the disk with arbitrary sizes; any other is 400.
 */
export const pictureSides = [64, 96, 160, 240, 320, 480, 640, 828, 1080, 1200, 1920] as const;
