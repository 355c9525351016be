interface Section {
  type: string
  heading: string
  intro?: string
  [field: string]: unknown
}

interface Figure {
  value: string
  unit?: string
  caption: string
}

interface Collection {
  figures: Figure[]
  points: string[]
}

interface Choice {
  title: string
  text?: string
  group?: string
}

/**
 * Sections that the page draws, in the form in which paper has them: their words and figures. The drawings are the page's.
 *
 * @returns the section itself where it is printed as it is, nothing where it has no words of its own
 */
export function asPrinted(section: Section): Section | undefined {
  const { id, heading, intro } = section
  const body = intro ? [intro] : []
  if (section.type === 'closeUp' || section.type === 'openIt') return { type: 'story', id, heading, body }
  if (section.type === 'drawn') {
    const {
      facts = [],
      points = [],
      note,
    } = section as { facts?: Figure[]; points?: string[]; note?: string }
    const figures = facts.map(inWords)
    const list = [...points, ...figures]
    return {
      type: 'story',
      id,
      heading,
      body: note ? [...body, note] : body,
      ...(list.length > 0 && { points: list }),
    }
  }
  if (section.type === 'comparison') {
    const collections = (section.collections as Collection[]).map(({ figures, points, ...collection }) => ({
      ...collection,
      points: [...figures.map(inWords), ...points],
    }))
    return { ...section, collections }
  }
  if (section.type === 'finishPhoto') {
    const { note } = section as { note?: string }
    return { type: 'story', id, heading, body: note ? [...body, note] : body }
  }
  if (section.type === 'styleChoice') {
    const photos = section.photos as Choice[]
    const features = photos.map(({ title, text = '' }) => ({ title, text }))
    return { type: 'features', id, heading, intro, layout: 'columns', features }
  }
  if (section.type === 'opening') {
    const { facts = [], options = [] } = section as { facts?: Figure[]; options?: { members: Choice[] }[] }
    const figures = facts.map(inWords)
    const choices = options.flatMap(({ members }) => members.map(({ title }) => title))
    const points = [...figures, ...choices]
    // Its drawing is the page's alone.
    return points.length > 0 ? { type: 'checklist', id, heading, points } : undefined
  }
  if (section.type === 'arrangements') {
    const choices = section.choices as Choice[]
    if (choices.some(({ group }) => group)) return undefined
    if (choices.every(({ text }) => text)) {
      const features = choices.map(({ title, text }) => ({ title, text }))
      return { type: 'features', id, heading, intro, layout: 'columns', features }
    }
    return { type: 'checklist', id, heading, intro, points: choices.map(({ title }) => title) }
  }
  return section
}

const inWords = ({ value, unit, caption }: Figure) => [value, unit, caption].filter(Boolean).join(' ')
