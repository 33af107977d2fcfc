/** Memory for a network's input, reused from photo to photo: allocating it costs more than filling it. */
export class FloatBuffer {
  #floats = new Float32Array(0);

  /** Not cleared, and good until the next call, which returns the same memory. */
  take(length: number): Float32Array {
    if (this.#floats.length < length) this.#floats = new Float32Array(length);
    return this.#floats.subarray(0, length);
  }
}
