import GppMaybeOutlinedIcon from '@mui/icons-material/GppMaybeOutlined';
import Tooltip from '@mui/material/Tooltip';

/** Marks a row of users or orders with an open suspicion. */
export const SuspectedMark = ({ suspected }: { suspected: boolean }) =>
  suspected && (
    <Tooltip title="Şüpheli">
      <GppMaybeOutlinedIcon
        fontSize="small"
        role="img"
        aria-hidden={false}
        sx={(theme) => ({ color: theme.tokens.bad, verticalAlign: 'middle' })}
      />
    </Tooltip>
  );
