import { Actions } from '@/components/ui/action-link'
import { useMarkedPage } from '@/hooks/use-marked-page'
import { Empty } from './shortlist-layout'
import { WaysToKeep } from './ways-to-keep'

type EmptyShortlistProps = Queries.ShortlistSectionFragment & {
  /** Not hydrated yet: the server knows nothing of what this visitor keeps. */
  isFresh: boolean
}

/** What a shortlist is for and where to begin, as long as nothing is kept. */
export function EmptyShortlist({ isFresh, ...section }: EmptyShortlistProps) {
  useMarkedPage()
  return (
    <Empty $isFresh={isFresh} data-chat-side="left-on-desktop" data-chat-form="line">
      <h2>{section.emptyHeading}</h2>
      <p>{section.emptyText}</p>
      <Actions actions={section.actions} />
      <WaysToKeep ways={section.browse} />
    </Empty>
  )
}
