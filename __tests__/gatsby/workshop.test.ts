import { SECTION_KINDS } from '../../src/content/sections'
import { createWorkshop } from '../../src/gatsby/create-pages'

const command = process.env.gatsby_executing_command

afterEach(() => {
  if (command === undefined) delete process.env.gatsby_executing_command
  else process.env.gatsby_executing_command = command
})

function made(by: string) {
  process.env.gatsby_executing_command = by
  const createPage = jest.fn<void, [{ path: string; context: { kinds: string[] } }]>()
  createWorkshop({ actions: { createPage } } as unknown as Parameters<typeof createWorkshop>[0], ['/'])
  return createPage.mock.calls.map(([page]) => page)
}

it('only the development server has a workshop', () => {
  expect(made('build')).toEqual([])
  const [workshop] = made('develop')
  expect(workshop).toMatchObject({ path: '/workshop' })
  expect(workshop?.context.kinds).toHaveLength(SECTION_KINDS.length)
})
