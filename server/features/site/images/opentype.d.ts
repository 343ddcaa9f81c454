/** The package brings no types. */
declare module 'opentype.js' {
  export interface Glyph {
    /** 0: the font lacks the character. */
    index: number;
    advanceWidth: number;
    path: { toPathData(options: { decimalPlaces: number; flipY: boolean }): string };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  /** The package's build for Node has only a default export. */
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
