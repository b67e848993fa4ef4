// 39 bytes make 64 characters of encoded word: with the longest header name used here («Subject: »)
// the line stays within the 76 characters that RFC 2047 allows.
const MAX_CHUNK_BYTES = 39;

/**
 * Encodes header text as RFC 2047 words (UTF-8, base64), folded over as many lines as needed.
 * Line breaks in the text become part of the encoded bytes, so they cannot start a new header.
 */
export function encodeWords(text: string): string {
  const chunks = [''];
  // By code points: a word must not end in the middle of a character.
  for (const character of text) {
    const chunk = (chunks.at(-1) ?? '') + character;
    if (Buffer.byteLength(chunk) <= MAX_CHUNK_BYTES) chunks[chunks.length - 1] = chunk;
    else chunks.push(character);
  }
  return chunks
    .map((chunk) => `=?UTF-8?B?${Buffer.from(chunk).toString('base64')}?=`)
    .join('\r\n ');
}
