export interface Pictures {
  /** Converts a drawing into an image for link previews. */
  png(svg: string): Promise<Buffer>;
  /** Draws a photo anew: bounded in size, and without anything but its pixels. Fails for what is no photo. */
  webp(photo: Uint8Array): Promise<Buffer>;
}
