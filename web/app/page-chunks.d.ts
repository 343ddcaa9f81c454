declare module 'virtual:page-chunks' {
  const chunksByName: Record<string, string[] | undefined>;
  export default chunksByName;
}
