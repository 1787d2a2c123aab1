import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <why>` writes the next forward migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/kernel/db/schema/*.ts', './src/providers/card/stand-in/card.tables.ts'],
  out: './migrations',
})
