import { Actions } from '@/components/ui/action-link'
import { useMarkedPage } from '@/hooks/use-marked-page'
import { Empty } from './shortlist-layout'
import { WaysToKeep } from './ways-to-keep'

/** What a shortlist is for and where to begin, as long as nothing is kept. */
export function EmptyShortlist(section: Queries.ShortlistSectionFragment) {
  useMarkedPage()
  return (
    <Empty data-chat-side="left-on-desktop" data-chat-form="line">
      <h2>{section.emptyHeading}</h2>
      <p>{section.emptyText}</p>
      <Actions actions={section.actions} />
      <WaysToKeep ways={section.browse} />
    </Empty>
  )
}
