// Hot statements are built once and run with new values: building one costs as much as running it.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.server.ts'

class ValuePlaceholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type BuildQuery<V, R> = (value: (name: keyof V & string) => RawBuilder<unknown>) => RawBuilder<R>

/** `value('page')` is the placeholder for the value of each run. */
export function prepareQuery<V extends Record<string, unknown>, R>(
  build: BuildQuery<V, R>,
): (db: Db, values: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | undefined
  return async (db, values) => {
    compiled ??= build((name) => sql`${new ValuePlaceholder(name)}`).compile(db)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof ValuePlaceholder ? values[parameter.name] : parameter,
    )
    return (await db.executeQuery<R>({ ...compiled, parameters })).rows
  }
}
