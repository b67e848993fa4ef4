// Without the slash, Node.js would load its own deprecated module of this name.
declare module 'punycode/' {
  export function decode(code: string): string;
  export function toUnicode(host: string): string;
}
