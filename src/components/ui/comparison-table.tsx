import { useId } from 'react'
import words from '@data/wording/sections.json'
import { ComparisonHead, type ProductHead } from './comparison-head'
import { Name, Photo, Picker, Table } from './comparison-table-layout'
import type { PictureData } from './picture'
import { Together } from './unbroken'
import { VisuallyHidden } from './visually-hidden'

interface ComparisonTableProps {
  caption: string
  columns: readonly string[]
  /** Where the columns after the first are products: the page of each. */
  heads?: readonly ProductHead[]
  /** Otherwise a product each: its name is the first cell, and leads to its page. */
  rows: readonly {
    readonly cells: readonly string[]
    readonly to: string | null
    readonly picture: PictureData | null
  }[]
}

/**
 * Products compared in a table: a product to a row, with its picture, or to a column. On a phone products in columns stand side by
 * side, each row's name above its cells; of products in rows it has room for one column beside the names: which one, the visitor
 * chooses above it. That takes no script.
 */
export function ComparisonTable({ caption, columns, heads = [], rows }: ComparisonTableProps) {
  const group = useId()
  const attributes = columns.slice(1)
  return (
    <div>
      {heads.length === 0 && (
        <Picker>
          <legend>
            <VisuallyHidden>{words.compareBy}</VisuallyHidden>
          </legend>
          {attributes.map((attribute, index) => (
            <label key={attribute}>
              <input type="radio" name={group} defaultChecked={index === 0} data-native="" />
              <span>{attribute}</span>
            </label>
          ))}
        </Picker>
      )}
      <Table $columns={attributes.length} $hasHeads={heads.length > 0}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col">
                <ComparisonHead name={column} head={heads[index - 1]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name = '', ...cells], to, picture }) => (
            <tr key={name}>
              <th scope="row">
                {to ? (
                  <Name to={to}>
                    {picture && <Photo picture={{ ...picture, alt: '' }} sizes="112px" />}
                    <span>
                      <Together text={name} />
                    </span>
                  </Name>
                ) : (
                  <span>{name}</span>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={attributes[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
