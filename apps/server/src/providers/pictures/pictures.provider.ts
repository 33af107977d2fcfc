/** Turns a drawing into a picture that link previews can show. */
export interface Pictures {
  png(svg: string): Promise<Buffer>;
}
