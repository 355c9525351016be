import type { CreatePagesArgs, Reporter } from 'gatsby'

interface QueryArgs {
  graphql: CreatePagesArgs['graphql']
  reporter: Reporter
}

interface Answer<T> {
  data?: T
  errors?: Error[]
}

/**
 * Gatsby's `graphql` of a build step, with a typed answer; a query that fails stops the build.
 * Name the result `graphql`, or type generation does not find the queries.
 */
export function queryRunner(args: QueryArgs) {
  return async function graphql<T>(query: string): Promise<T> {
    const { data, errors } = (await args.graphql<T, unknown>(query)) as Answer<T>
    if (errors || !data) return args.reporter.panic('A query of the build failed.', errors ?? [])
    return data
  }
}
