import chunksByPage from 'virtual:page-chunks';

/** Lets the browser fetch a page's scripts along with the entry, instead of after it. */
export function pageChunkLinks(page: string | undefined): string {
  const files = (page && chunksByPage[page]) || [];
  return files.map((file) => `\n    <link rel="modulepreload" crossorigin href="${file}">`).join('');
}
