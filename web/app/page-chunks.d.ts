declare module 'virtual:page-chunks' {
  /** Chunk URLs by module file name, without those that every page loads. */
  const chunksByName: Record<string, string[] | undefined>;
  export default chunksByName;
}
