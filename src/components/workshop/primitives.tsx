import { useState } from 'react'
import { Actions } from '@/components/ui/action-link'
import { Button, ButtonRow, type ButtonSize, type ButtonVariant } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/close-icon'
import { Band, BandHead, Container, type Tone } from '@/components/ui/container'
import { Dialog } from '@/components/ui/dialog'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Field, FieldGrid, Input, Select, Textarea } from '@/components/ui/field'
import { OfficeState } from '@/components/ui/office-state'
import { dismissToast, showToast } from '@/components/ui/toast'
import { useCompany } from '@/hooks/use-company'
import { useNavigation } from '@/hooks/use-navigation'
import { useServiceAreas } from '@/hooks/use-service-areas'
import { Bench } from './bench'

const TONES: Tone[] = ['chalk', 'stone', 'moss', 'ink']
const VARIANTS: ButtonVariant[] = ['default', 'cta', 'secondary', 'outline', 'ghost', 'link', 'destructive']
const SIZES: ButtonSize[] = ['sm', 'default', 'lg']

/** The primitives that no section shows in all their states; the others stand in the sections below. */
export function Primitives() {
  return (
    <>
      <Bench name="Button, Band, Eyebrow, Actions" note="every tone, variant and size">
        {TONES.map((tone) => (
          <OnTone key={tone} tone={tone} />
        ))}
      </Bench>
      <Bench name="Field" note="plain, required, with an error, in half the width">
        <Container>
          <Fields />
        </Container>
      </Bench>
      <Bench name="Dialog, Toast, OfficeState">
        <Container>
          <Messages />
        </Container>
      </Bench>
    </>
  )
}

function OnTone({ tone }: { tone: Tone }) {
  const { shortBrand, legalLine } = useCompany()
  const { legalLinks } = useNavigation()
  return (
    <Band tone={tone} label={`Tone ${tone}`}>
      <Eyebrow>{shortBrand}</Eyebrow>
      <BandHead heading={`On ${tone}`} intro={legalLine} />
      {VARIANTS.map((variant) => (
        <ButtonRow key={variant}>
          {SIZES.map((size) => (
            <Button key={size} type="button" $variant={variant} $size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button type="button" $variant={variant} disabled>
            {variant}, disabled
          </Button>
          <Button type="button" $variant={variant} $size="icon" aria-label={`${variant}, icon`}>
            <CloseIcon />
          </Button>
        </ButtonRow>
      ))}
      <Actions actions={legalLinks} isDark={tone === 'moss' || tone === 'ink'} />
    </Band>
  )
}

function Fields() {
  const { street, postcode } = useCompany()
  const places = useServiceAreas()
  return (
    <FieldGrid>
      <Field id="workshop-plain" label="Street">
        {(control) => <Input {...control} defaultValue={street} />}
      </Field>
      <Field id="workshop-half" label="Postcode" isRequired isHalf>
        {(control) => <Input {...control} defaultValue={postcode} $isUppercase />}
      </Field>
      <Field id="workshop-error" label="Postcode" isRequired isHalf error="Please enter your postcode">
        {(control) => <Input {...control} />}
      </Field>
      <Field id="workshop-choice" label="Place">
        {(control) => (
          <Select {...control}>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="workshop-text" label="Message" error="Please enter a message">
        {(control) => <Textarea {...control} rows={3} />}
      </Field>
    </FieldGrid>
  )
}

function Messages() {
  const { brand, emergency, hoursShort } = useCompany()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>
        <OfficeState />
      </p>
      <ButtonRow>
        <Button type="button" onClick={() => setIsOpen(true)}>
          Dialog
        </Button>
        <Button type="button" onClick={() => showToast({ title: brand, description: hoursShort })}>
          Toast
        </Button>
        <Button
          type="button"
          $variant="destructive"
          onClick={() => showToast({ description: emergency, note: hoursShort, variant: 'destructive' })}
        >
          Toast, destructive
        </Button>
        <Button type="button" $variant="outline" onClick={dismissToast}>
          No toast
        </Button>
      </ButtonRow>
      {isOpen && (
        <Dialog title={brand} intro={emergency} onClose={() => setIsOpen(false)}>
          <Button type="button" onClick={() => setIsOpen(false)}>
            {hoursShort}
          </Button>
        </Dialog>
      )}
    </>
  )
}
