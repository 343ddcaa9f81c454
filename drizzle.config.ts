import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema/*.ts',
  out: './server/database/migrations',
  casing: 'snake_case',
  // Plain SQL: PostgreSQL takes a whole file at once.
  breakpoints: false,
});
