/** Converts a drawing into an image for link previews. */
export interface Pictures {
  png(svg: string): Promise<Buffer>;
}
