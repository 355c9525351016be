interface Searchable {
  readonly title: string
  readonly description: string
  readonly category: string
}

/** Services whose title, description or category contains `term`, ignoring case; all services for an empty term. */
export function searchServices<S extends Searchable>(services: readonly S[], term: string): readonly S[] {
  const wanted = term.trim().toLowerCase()
  return services.filter(({ title, description, category }) =>
    [title, description, category].some((text) => text.toLowerCase().includes(wanted)),
  )
}
