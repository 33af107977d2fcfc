/** Room for a network's input, kept from one photo to the next: to take fresh memory costs more than to fill it. */
export class KeptFloats {
  #floats = new Float32Array(0);

  /** Holds what was left in it; the next call hands out the same room again. */
  take(length: number): Float32Array {
    if (this.#floats.length < length) this.#floats = new Float32Array(length);
    return this.#floats.subarray(0, length);
  }
}
