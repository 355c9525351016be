import { useState, type ReactNode } from 'react'
import words from '@data/wording/designer.json'
import { UndoButton } from '@/components/ui/undo-button'
import { Bar, More, MoreButton, SaidBelow, Send, ToolRow, Tools } from './designer-layout'
import { OwnPhoto, type View } from './view-controls'
import { Tool } from './tool'

interface DesignerBarProps {
  view: View
  onView: (view: View) => void
  canUndo: boolean
  onUndo: () => void
  onShare: () => void
  onSave: () => void
  onAsk: () => void
  onSend: () => void
  /** The quote button's words. */
  sendLabel: string
  /** The door in words. */
  sentence: string
  /** What else can be done with the door: seldom needed. */
  children: ReactNode
}

const MORE_ID = 'designer-more'

/** What is done with the door, and the way to a quote: what is often needed, and behind a button the rest. */
export function DesignerBar(props: DesignerBarProps) {
  const { view, onView, canUndo, onUndo, onShare, onSave, onAsk, onSend, sendLabel, sentence, children } =
    props
  const [hasMore, setHasMore] = useState(false)
  return (
    <Bar>
      <SaidBelow aria-hidden>{sentence}</SaidBelow>
      <ToolRow>
        <Tools $isPhoneOpen={hasMore}>
          <UndoButton label={words.undo} canUndo={canUndo} onUndo={onUndo} />
        </Tools>
        <MoreButton
          type="button"
          $variant="outline"
          aria-expanded={hasMore}
          aria-controls={MORE_ID}
          onClick={() => setHasMore(!hasMore)}
        >
          {words.more}
        </MoreButton>
      </ToolRow>
      <Send type="button" $variant="cta" onClick={onSend}>
        {sendLabel}
      </Send>
      <More id={MORE_ID} $isOpen={hasMore}>
        <Tools $isPhoneOpen>
          <Tool onClick={onShare} label={words.share} />
          <Tool onClick={onSave} disabled={Boolean(view.photo)} label={words.save} />
          {children}
          <Tool onClick={() => window.print()} label={words.print} />
          <Tool onClick={onAsk} label={words.askAssistant} />
        </Tools>
        <OwnPhoto view={view} onChange={onView} />
      </More>
    </Bar>
  )
}
