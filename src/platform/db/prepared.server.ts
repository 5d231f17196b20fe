// Hot statements are built once and run with fresh values: building one costs as much as asking it.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './open.server.ts'

class Value {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Build<V, R> = (value: (name: keyof V & string) => RawBuilder<unknown>) => RawBuilder<R>

/** `value('page')` stands in the statement where the value of each run will be. */
export function prepared<V extends Record<string, unknown>, R>(
  build: Build<V, R>,
): (db: Db, values: V) => Promise<R[]> {
  let made: CompiledQuery<R> | undefined
  return async (db, values) => {
    made ??= build((name) => sql`${new Value(name)}`).compile(db)
    const parameters = made.parameters.map((parameter) =>
      parameter instanceof Value ? values[parameter.name] : parameter,
    )
    return (await db.executeQuery<R>({ ...made, parameters })).rows
  }
}
