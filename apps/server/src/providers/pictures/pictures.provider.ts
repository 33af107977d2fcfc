export interface Pictures {
  /** Converts a drawing into an image for link previews. */
  png(svg: string): Promise<Buffer>;
  /**
   * Draws a photo anew: at most `side` pixels in both directions, and without anything but its pixels. Fails for what is
   * no photo.
   */
  webp(photo: Uint8Array, side?: number): Promise<Buffer>;
}
