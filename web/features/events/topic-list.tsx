export function TopicList({ topics }: { topics: string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul aria-label="Temas" className="flex flex-wrap gap-2">
      {topics.map((topic) => (
        <li key={topic} className="rounded-full border border-border bg-subtle px-3 py-0.5 text-sm">
          {topic}
        </li>
      ))}
    </ul>
  );
}
