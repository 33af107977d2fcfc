export interface Barcode {
  /** The digits; of a UPC-E, those of the EAN-13 that it stands for. */
  text: string;
  format: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';
}
