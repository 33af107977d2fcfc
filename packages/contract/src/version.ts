/** The version of the product. A test compares it with package.json and CHANGELOG.md. */
export const VERSION = '0.1.0';
