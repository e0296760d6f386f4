import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { pointerTo, type PriceField } from '#contract/pricing/price-book-rules.ts';
import { useId, useState, type ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';
import { fieldLabel, priceGroups } from './price-tables.ts';

interface PriceTablesProps {
  /** Fields that a tab counts beside its name, such as changed ones. */
  readonly isMarked: (field: PriceField) => boolean;
  /** Renders a field's value after its label. */
  readonly renderValue: (field: PriceField, labelId: string) => ReactNode;
}

/** The whole price book: a tab per game and two for the rest, a card per table. */
export function PriceTables({ isMarked, renderValue }: PriceTablesProps) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const group = priceGroups[chosen];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs
        value={chosen}
        onChange={(_, value: number) => setChosen(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Fiyat tabloları"
        sx={{ mb: 2 }}
      >
        {priceGroups.map(({ name, tables }, i) => {
          const marked = tables.flatMap(({ fields }) => fields).filter(isMarked).length;
          return (
            <Tab
              key={name}
              id={`${id}-tab-${i}`}
              aria-controls={`${id}-panel`}
              label={marked > 0 ? `${name} (${marked})` : name}
            />
          );
        })}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${chosen}`}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
        }}
      >
        {group?.tables.map(({ title, fields }) => (
          <Section key={title} title={title}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {fields.map((field) => {
                const labelId = `${id}${pointerTo(field.path)}`;
                return (
                  <Box
                    component="li"
                    key={labelId}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      justifyContent: 'space-between',
                      gap: 1,
                      flexWrap: 'wrap',
                    }}
                  >
                    <span id={labelId}>{fieldLabel(field)}</span>
                    {renderValue(field, labelId)}
                  </Box>
                );
              })}
            </Box>
          </Section>
        ))}
      </Box>
    </Box>
  );
}
