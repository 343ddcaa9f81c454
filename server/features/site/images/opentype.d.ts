/** The package brings no types. */
declare module 'opentype.js' {
  type PathCommand = { type: string } & Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>;
  interface Font {
    hasChar(character: string): boolean;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { commands: PathCommand[] };
  }
  /** The package's build for Node has only a default export. */
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
