import words from '@data/wording/designer.json'
import { showToast } from '@/components/ui/toast'
import { fillIn } from '@/lib/fill-in'
import type { Design } from './design'

/** Hands the door's address to the device's own sheet for sharing or, without one, to the clipboard. */
export async function shareDoor(address: string, sentence: string) {
  try {
    if (navigator.share) await navigator.share({ title: words.shareTitle, text: sentence, url: address })
    else {
      await navigator.clipboard.writeText(address)
      showToast({ title: words.copied, description: words.copiedText })
    }
  } catch (error) {
    // The visitor closed the sheet: nothing is wrong.
    if ((error as Error).name === 'AbortError') return
    showToast({ title: words.notCopied, description: fillIn(words.notCopiedText, { address }) })
  }
}

/** Saves what the stage shows, photograph or drawing, as a PNG file. */
export async function saveDoor(place: HTMLElement | null, { style }: Design) {
  const drawing = place?.querySelector<SVGSVGElement>('[data-door-stage]')
  const picture = place?.querySelector<HTMLElement>('[data-door-photo]')
  const name = `door-${style}`
  try {
    const { savePhoto, savePng } = await import('./save-png')
    if (picture) await savePhoto(picture, name, 'mirrored' in picture.dataset)
    else if (drawing) await savePng(drawing, name)
    else throw new Error('There is no door to save')
  } catch {
    showToast({
      title: words.notSaved,
      description: words.notSavedText,
      variant: 'destructive',
    })
  }
}
