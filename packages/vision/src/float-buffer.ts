/** Input buffer of a network, reused between photos because allocating it costs more than filling it. */
export class FloatBuffer {
  #floats = new Float32Array(0);

  /** Returns the same memory on every call, not cleared. */
  take(length: number): Float32Array {
    if (this.#floats.length < length) this.#floats = new Float32Array(length);
    return this.#floats.subarray(0, length);
  }
}
