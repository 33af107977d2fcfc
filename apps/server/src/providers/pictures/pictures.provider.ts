export interface Pictures {
  /** Converts a drawing into an image for link previews. */
  png(svg: string): Promise<Buffer>;
  /** Draws a photo anew: of bounded size, and without anything but its pixels. Fails for what is no photo. */
  webp(photo: Uint8Array): Promise<Buffer>;
  /** A stored picture for programs that know no newer kind. */
  jpeg(picture: Uint8Array): Promise<Buffer>;
  /** The same as a JPEG, for a photo that is kept: a fifth of the work, and an import brings a thousand. */
  storePhoto(photo: Uint8Array): Promise<StoredPhoto>;
}

interface StoredPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}
