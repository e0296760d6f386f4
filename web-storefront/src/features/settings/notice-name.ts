import {
  noticeChannelLabels,
  noticeLabels,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSwitch,
} from '#contract/vocabulary.ts';

/** The label of a switch: `Destek taleplerine yanıtlar, E-posta`. */
export const noticeName = (notice: NoticeSwitch): string => {
  const [kind, channel] = notice.split('.') as [NoticeKind, NoticeChannel];
  return `${noticeLabels[kind]}, ${noticeChannelLabels[channel]}`;
};
