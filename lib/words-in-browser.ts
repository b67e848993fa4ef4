// Interim: until the islands get their words as props, Next bundles the reader for the browser, too.
export const readFileSync = () => new Uint8Array();
export const { TextDecoder } = globalThis;
