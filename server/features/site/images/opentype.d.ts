/** What the portal uses of it; the package brings no types. */
declare module 'opentype.js' {
  export interface Glyph {
    /** 0 stands for a character that the font lacks. */
    index: number;
    advanceWidth: number;
    path: { toPathData(options: { decimalPlaces: number; flipY: boolean }): string };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  /** The default export: of the package's two builds, the one for Node has no other. */
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
